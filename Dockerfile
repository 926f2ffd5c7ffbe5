# The server, or a worker, of Subtext: docs/containers.md. `npm run container` tries these steps without an engine.

FROM node:24-slim AS build
WORKDIR /subtext
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund
COPY content content
COPY src src
COPY scripts scripts
COPY cascade.json vite.config.ts ./
# The pages name their site and its operator, and are built once.
ARG PUBLIC_URL
ARG CONTACT_MAIL
ARG OPERATOR_NAME
ARG OPERATOR_ADDRESS
ARG SOURCE_CODE_URL
ARG ANALYTICS_ID
RUN node scripts/build-site.ts

FROM node:24-slim AS packages
WORKDIR /subtext
COPY package.json package-lock.json .npmrc ./
# Optional packages are Node itself, which the image has, and tools of the build.
RUN npm ci --ignore-scripts --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-slim
WORKDIR /subtext
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV HEALTH_URL=http://127.0.0.1:3000/healthz
COPY --from=packages /subtext/node_modules node_modules
COPY --from=build /subtext/build/site build/site
COPY package.json cascade.json ./
COPY src src
COPY scripts/keep.ts scripts/keep-worker.ts scripts/
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(process.env.HEALTH_URL).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A worker: `node scripts/keep-worker.ts`. A server that leaves the work to workers: `serve` after these words.
CMD ["node", "--permission", "--allow-fs-read=*", "src/server/main.ts"]
