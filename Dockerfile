# One image for every process of Tarima; docker-compose.yml says which one a container runs.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Shown in the footer; an image's build has no repository to ask.
ARG BUILD_NUMBER COMMIT_ID
# The pinned Node of package.json is for machines without one; the image has its own.
RUN npm ci --no-audit --no-fund \
  && node scripts/build-all.ts

FROM node:24-slim
# A live deployment refuses the sandbox's published credentials; docker-compose.yml, which runs the sandbox, sets demo.
ENV NODE_ENV=production DEPLOYMENT=live HOST=0.0.0.0
WORKDIR /app
# Workspace packages stay links into the tree: Node does not strip types under node_modules.
COPY --from=build --chown=node:node /app /app
USER node
STOPSIGNAL SIGTERM
CMD ["node", "gateway/src/server.ts"]
