# Two images from the trees that `npm run image:tree` writes: `docker build --target store` and `--target sandbox`.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
# Shown in the footer; an image's build has no repository to read them from.
ARG BUILD_NUMBER COMMIT_ID
RUN npm ci --no-audit --no-fund \
  && node scripts/image-tree.ts /images

FROM node:24.21.0-slim AS base
# With fixed thresholds, glibc returns the memory that a process needs only while it starts.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=4194304 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
# The only folder that the process can write to.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=120s --retries=3 CMD ["node", "scripts/images/health-check.mjs"]

# Files belong to root, so the process cannot change them.
FROM base AS sandbox
COPY --from=build /images/sandbox /app
ENV MEDIA_CACHE_DIR=/data/media HEALTH_PORT=4101
CMD ["node", "sandbox/server.ts"]

FROM base AS store
COPY --from=build /images/store /app
# A live deployment refuses the sandbox's published credentials; docker-compose.yml, which runs the sandbox, sets demo.
ENV DEPLOYMENT=live CONFIGURATION_CACHE_FILE=/data/configuration.json SHUTDOWN_DELAY_SECONDS=5 HEALTH_PORT=3000
CMD ["node", "scripts/store.ts"]
