/** Pages by their names in `e2e/journeys/site.ts`; the cart has two products. */
const scriptPages = ['home', 'category', 'search', 'product', 'cart'] as const;
export type ScriptPage = (typeof scriptPages)[number];

/** Amounts of data and requests of a `npm run bench` run. */
export interface BenchSize {
  /** Generated products in addition to the seeds. */
  readonly importedProducts: number;
  /** Number of pages with 100 products each that are read as a sample of the catalogue. */
  readonly samplePages: number;
  /** Minimum number of pages with 20 products in a listed category. */
  readonly listedPages: number;
  readonly connections: number;
  /** Pause before idle CPU is measured, so that V8 finishes garbage collection. */
  readonly idlePauseSeconds: number;
  readonly idleRounds: number;
  readonly idleSeconds: number;
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly roundSeconds: number;
  /** Minimum number of operations per round, and of warm-up operations in scenarios with prepared carts. */
  readonly minimumOperations: number;
  /** Number of carts that `cart read` cycles through. */
  readonly readCartCount: number;
  /** Number of product pages requested before and during the time to first byte measurement. */
  readonly pageWarmUps: number;
  readonly pageRequests: number;
  /** Pages whose JavaScript is measured in a browser. */
  readonly scriptPages: readonly ScriptPage[];
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
  readCartCount: 40,
  pageWarmUps: 10,
  pageRequests: 60,
  scriptPages,
};

/** A size with another number of imported products. In a small catalogue, shorter lists are measured. */
export const setProducts = (size: BenchSize, importedProducts: number): BenchSize => ({
  ...size,
  importedProducts,
  ...(importedProducts < fullSize.importedProducts && { samplePages: 1, listedPages: 1 }),
});

const shortIdle = { idlePauseSeconds: 15, idleRounds: 1, idleSeconds: 10 } as const;

/** A size for runs that are compared with no other one: their idle CPU still contains the end of the import. */
export const shortenIdle = (size: BenchSize): BenchSize => ({ ...size, ...shortIdle });

/** Many rounds of the bare route beside the calibration loop, without the other measurements. */
export const referenceSize: BenchSize = {
  ...fullSize,
  ...shortIdle,
  rounds: 12,
  pageWarmUps: 0,
  pageRequests: 1,
  scriptPages: [],
};

/** Sends every kind of request a few times; its figures are not meaningful. */
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
  readCartCount: 2,
  pageWarmUps: 1,
  pageRequests: 2,
  scriptPages: ['home', 'cart'],
};
