const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date format of a locale with these options. Each is created once, because that takes longer than formatting. */
export function getDateFormat(localeCode: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = localeCode + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeCode, options);
  formats.set(key, format);
  return format;
}
