import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createListener } from "#server/edge/create-listener.ts"
import { createSite } from "#server/edge/create-site.ts"
import { listen } from "#server/edge/listen.ts"
import type { TestSite } from "./test-site.ts"

export interface OpenPort {
  origin: string
  close(): Promise<void>
}

/** Serves a test site through the real listener on a free loopback port; pages are 404. */
export async function openPort({ app }: Pick<TestSite, "app">): Promise<OpenPort> {
  const renderPage = async () => new Response("pages are tested in the browser", { status: 404 })
  const site = createSite({ app, programDir: app.programDir, ping: async () => undefined, renderPage })
  const opened = createListener({ app, site })
  const server: Server = await listen(opened.listener, { ...app.config, port: 0, host: "127.0.0.1" })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      opened.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
