import type { DeviceInput } from '../../apollo/schema-types.gen.ts';

/** This browser, for the risk checks of the card provider (PAYMENTS-65). Nothing of it is stored. */
export function readDevice(): DeviceInput {
  return {
    userAgent: navigator.userAgent,
    language: navigator.language,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffsetMinutes: new Date().getTimezoneOffset(),
    // Browsers have no Java any more, and some lack the function.
    javaEnabled: false,
  };
}
