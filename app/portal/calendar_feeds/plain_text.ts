/** Calendar files know no control characters; a line's end is told by its own sign. */
export const plain = (text: string) =>
  // eslint-disable-next-line no-control-regex
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ')

/** What ical-generator writes as it is: the name of a calendar, and what is said of it. */
export const escaped = (text: string) =>
  plain(text)
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** ical-generator escapes an address like a text, which no reader takes back. */
export const addressed = (url: string) =>
  url.replace(
    /[,;\\\s]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
  )
