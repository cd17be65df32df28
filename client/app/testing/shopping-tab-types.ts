/** The parts of a cart that a simulated shopper sees. */
export interface TabCart {
  readonly id: string;
  readonly lines: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[];
  readonly deliveryMethod: string | null;
  readonly total: { readonly centAmount: number; readonly currency: string };
  readonly isLocked: boolean;
  readonly isReadyForCheckout: boolean;
}

/** A change of the cart, as the shop's pages dispatch it. */
export type TabChange =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'change'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }
  | { readonly kind: 'pickup' }
  | { readonly kind: 'delivery'; readonly addressId: string }
  | { readonly kind: 'window'; readonly windowId: string };

/** The result of a change. `reason` is the code of a failure, or the kind of a failed request. */
export type TabChangeResult =
  | { readonly kind: 'done' | 'queued' }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** Whether the shop refused the command: it was not executed. Otherwise its effect is unknown. */
      readonly isRefused: boolean;
      /** The reaction of the page: the kind of its cart failure action. */
      readonly reaction: string;
    };

/** A queued change that was sent when the connection was back. */
export interface TabReplay {
  readonly kind: 'add' | 'change' | 'remove';
  /** The code of a failure; undefined for a success. */
  readonly failure: string | undefined;
}

/** The outcome of a payment, as the checkout page gets it. */
export type TabPayment =
  | { readonly type: 'completed'; readonly orderNumber: string }
  | {
      readonly type: 'action';
      readonly attemptId: string;
      readonly action: {
        readonly __typename: 'CardAuthentication' | 'ProviderRedirect';
        readonly url: string;
        readonly accessToken?: string;
      };
    }
  | { readonly type: 'review' | 'pending' | 'not-ready' | 'none' | 'other' }
  | {
      readonly type: 'problem';
      /** The type of the problem, or the code of a failure. */
      readonly reason: string;
      /** Whether the page shows a message of the shop. */
      readonly hasMessage: boolean;
    };

export interface TabOrder {
  readonly cartId: string;
  readonly total: TabCart['total'];
  readonly card: { readonly number: string; readonly expiry: string; readonly code: string; readonly holder: string };
  readonly guest?: { readonly email: string; readonly membershipNumber: string };
}

interface TabCaptcha {
  readonly kind: string;
  readonly challenge: string | null;
  readonly siteKey: string | null;
  readonly scriptUrl: string | null;
  readonly action: string | null;
}

export interface TabOptions {
  readonly market: string;
  readonly language: string;
  readonly club: string;
  /** The timeout of a request, and how long an attempt is polled. */
  readonly timeoutMs: number;
  readonly pollingTimeoutMs: number;
  /** The shopper's choice in the dialog after a timeout. */
  readonly confirmRetry: () => Promise<boolean>;
  /** Stand-ins for an iframe and a script of the payment page. */
  readonly collectDeviceData: (action: { readonly url: string; readonly accessToken: string }) => Promise<string>;
  readonly solveCaptcha: (challenge: TabCaptcha) => Promise<string>;
  readonly onReplay: (replays: readonly TabReplay[]) => void;
}

/** One tab of a shopper without a browser, with the shop's own code for requests, the cart and payments. */
export interface ShoppingTab {
  /** Loads a list of products. @returns its skus @throws Error when the page could not be loaded */
  browse(list: { readonly categoryKey?: string; readonly text?: string }): Promise<readonly string[]>;
  /** Loads a product page. @throws Error when it could not be loaded */
  openProduct(sku: string): Promise<void>;
  /** Loads the viewer and the cart, as every page does. @throws Error when it could not be loaded */
  open(): Promise<void>;
  /** The cart that the pages show at the moment. */
  readShownCart(): TabCart | null;
  /** Loads the cart from the shop. @throws Error when it could not be loaded */
  fetchCart(): Promise<TabCart | null>;
  /** Loads the ids of the delivery windows with capacity. @throws Error when they could not be loaded */
  fetchWindows(): Promise<readonly string[]>;
  /** Loads the id of the member's delivery address. @throws Error when it could not be loaded */
  fetchAddress(): Promise<string | null>;
  change(change: TabChange): Promise<TabChangeResult>;
  /** The number of changes that wait for a connection. */
  countQueued(): number;
  /** Sends the waiting changes now, as when the browser reports a connection. */
  reconnect(): void;
  /** Opens the checkout page. @throws Error when it could not be loaded */
  openCheckout(): Promise<TabCart | null>;
  pay(order: TabOrder): Promise<TabPayment>;
  /** Continues a payment after a reload, or when the shopper checks again. */
  resume(cartId: string): Promise<TabPayment>;
  /** Continues after the shopper came back from the bank. */
  continueAfterReturn(cartId: string, attemptId: string): Promise<TabPayment>;
  /** Stops the tab's background work, when it is closed or reloaded. */
  close(): void;
}
