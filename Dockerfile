# The product in a container. It needs no other service: without DATABASE_URL it runs its own PostgreSQL on the volume.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/pylon
COPY . .
# Installs what is pinned first.
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /srv/pylon
COPY --from=build /srv/pylon /srv/pylon
RUN mkdir /var/lib/pylon && chown node:node /var/lib/pylon
USER node
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=1048576
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 PYLON_DATA_DIR=/var/lib/pylon
VOLUME /var/lib/pylon
EXPOSE 4600
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4600/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` starts it, without looking whether something is to be built.
CMD ["node", "--max-semi-space-size=16", "--v8-pool-size=1", "--expose-gc", "packages/server/dist/main.js"]
