/**
 * A day, an hour, or hours of one day never break over two lines; a day and its hours may, after the
 * comma.
 */
export const unbroken = (written: string) =>
  written.replace(/(?<![,،])[ \u2009]/g, '\u00a0').replace(/–(?=[^,،]*$)/, '\u2060–\u2060')
