# One image with the program built. Data: the database of DATABASE_URL, backups in /data.
FROM node:26-bookworm-slim AS build
WORKDIR /srv/turbine
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
# The image brings its own Node, and what only builds and tests stays behind: a quarter of the size. So do the packages of the pages, which
# are in the build; the manifest keeps them as dependencies, since their vulnerabilities concern visitors.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
 && npm uninstall --no-save --omit=dev --no-audit --no-fund react react-dom react-router @react-router/node @tanstack/react-query \
    @tiptap/core @tiptap/pm @tiptap/react @tiptap/starter-kit @fontsource/ibm-plex-mono diff @noble/hashes \
 && rm -rf node_modules/node-* tests

FROM node:26-bookworm-slim
WORKDIR /srv/turbine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /srv/turbine ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=70", "build/server/main.js"]
