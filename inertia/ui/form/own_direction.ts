const own = { input: { dir: 'auto' } }

/**
 * For what is typed in either script: the text runs as its own letters do, an empty field as the page does. Mantine puts
 * `dir` on the frame around the input, where no letter is, so that an Arabic name would begin on the left.
 */
export const ownDirection = (typed: string) => (typed === '' ? undefined : own)
