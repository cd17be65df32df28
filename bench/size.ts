/** How much a run of `npm run bench` measures. */
export interface BenchSize {
  /** Generated products on top of the seeds. */
  readonly importedProducts: number;
  /** Pages of a hundred products that the catalogue is read by. */
  readonly samplePages: number;
  /** Pages of 20 that every listed category has. */
  readonly listedPages: number;
  readonly connections: number;
  /** Pause before idle CPU is measured, for V8 to collect the garbage of what was done before. */
  readonly idlePauseSeconds: number;
  readonly idleRounds: number;
  readonly idleSeconds: number;
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly roundSeconds: number;
  /** Operations that a round has at least, and that warm up a scenario with carts to prepare. */
  readonly minimumOperations: number;
  /** How many carts `cart read` reads, one after the other. */
  readonly standingCarts: number;
  /** Product pages asked for before the first byte is timed, and while it is. */
  readonly pageWarmUps: number;
  readonly pageRequests: number;
}

export const fullSize: BenchSize = {
  importedProducts: 10_000,
  samplePages: 10,
  listedPages: 5,
  connections: 20,
  idlePauseSeconds: 300,
  idleRounds: 3,
  idleSeconds: 60,
  rounds: 3,
  warmUpSeconds: 4,
  roundSeconds: 4,
  minimumOperations: 100,
  standingCarts: 40,
  pageWarmUps: 10,
  pageRequests: 60,
};

/** Sends everything that a full run sends, a few times: its figures mean nothing. */
export const quickSize: BenchSize = {
  importedProducts: 50,
  samplePages: 1,
  listedPages: 1,
  connections: 2,
  idlePauseSeconds: 0,
  idleRounds: 1,
  idleSeconds: 0.2,
  rounds: 1,
  warmUpSeconds: 0.2,
  roundSeconds: 0.2,
  minimumOperations: 2,
  standingCarts: 2,
  pageWarmUps: 1,
  pageRequests: 2,
};
