# syntax=docker/dockerfile:1

# Builds on Debian, because some build tools need glibc.
FROM node:24.22.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG FORM_ENDPOINT
ARG FORM_ACCESS_KEY
ARG CONTACT_KEEP_DAYS
ARG ANALYTICS_ENDPOINT
RUN npm run build

# The server's files without the build tools. The optional packages are Node itself, which the image has.
FROM node:24.22.0-alpine AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24.22.0-alpine
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/package.json package.json
COPY --from=build /site/server server
COPY --from=build /site/build build
COPY --from=build /site/containers/inbox /usr/local/bin/inbox
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD wget -q -O /dev/null "http://127.0.0.1:${PORT:-3000}/healthz"
CMD ["node", "server/main.ts"]
