/**
 * Names that belong to the installation or its neighbours in the same domain, never to a centre.
 */
const reserved = new Set(
  'www admin administrator api app assets auth cdn mail smtp imap pop ftp ns dns localhost markaz status help support blog static test dev staging root install'.split(
    ' '
  )
)

/** 63 is the longest part a host name may have. */
export const slugLength = { min: 2, max: 63 }

const shape = /^[a-z0-9]+(-+[a-z0-9]+)*$/

export const isSlug = (text: string) =>
  shape.test(text) && text.length >= slugLength.min && text.length <= slugLength.max

/** The caller answers that it is taken. */
export const isReservedSlug = (slug: string) => reserved.has(slug) || slug.startsWith('xn--')
