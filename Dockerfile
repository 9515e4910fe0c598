# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json knexfile.ts ./
COPY .config ./.config
COPY api ./api
COPY migrations ./migrations
COPY storefront ./storefront
COPY backoffice ./backoffice
RUN npm run build

# What only builds, tests or serves development (the embedded PostgreSQL too) stays behind.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/.build ./.build
COPY package.json knexfile.ts ./
COPY api ./api
COPY migrations ./migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD ["node", "api/scripts/check-health.ts"]
CMD ["node", "api/scripts/start.ts"]
