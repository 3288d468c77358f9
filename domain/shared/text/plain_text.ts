const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu
const joiners = /[\u200c\u200d]/gu

/**
 * One line as it is stored: NFC, no control or bidi characters, single spaces (security §5, row
 * 29).
 */
export const plainLine = (text: string) =>
  text.normalize('NFC').replace(/\s/gu, ' ').replace(unseen, '').replace(/ {2,}/g, ' ').trim()

/** As `plainLine`, but line breaks, tabs and joiners (Persian, emoji) stay. */
export const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, (character) => {
      return character === '\n' || character === '\t' || character.match(joiners) ? character : ''
    })
    .trim()
