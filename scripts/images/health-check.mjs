/** Exits with 0 when the container's service is ready; HEALTH_PORT is the port of the service. */
const url = `http://127.0.0.1:${process.env.HEALTH_PORT}/readyz`;
const isReady = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
