# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY .config ./.config
COPY api ./api
COPY storefront ./storefront
COPY backoffice ./backoffice
# Production has no demo data.
RUN npm run build && rm -r .build/server/demo

# The server is a bundle with its packages inside; what stays beside it are programs made for this machine, and fonts.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

# No sources, no tests, no demo data: api/scripts/image.test.ts does the same steps and starts what comes out.
FROM node:24-bookworm-slim AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Memory is shared out among threads in two heaps, and not in one for each: pages of cards leave fewer holes.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/.build ./.build
COPY package.json ./
COPY migrations ./migrations
COPY api/scripts/books/rules ./api/scripts/books/rules
RUN mkdir -p /data .cache/compiled && chown node:node /data .cache/compiled
USER node
# What V8 makes of the programs, so that no start compiles them; as whoever starts them, for it is kept by user.
RUN ["node", ".build/server/compile.js"]
USER root
RUN chown -R root:root .cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD ["node", ".build/server/check-health.js"]
# V8 would let what is young grow to 130 MB: 17 are enough (docs/performance.md, memory after load).
CMD ["node", "--max-semi-space-size=8", ".build/server/application.js"]
