import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { roomsGuard } from "./tooling/rooms-guard.ts"

export default defineConfig({
  plugins: [roomsGuard(), reactRouter()],
  build: { sourcemap: false, cssMinify: true, assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
            },
          },
        },
      },
    },
  },
})
