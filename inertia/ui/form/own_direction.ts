/**
 * For what is typed in either script: the text runs as its own letters do, and the field stays as the page runs. Mantine puts
 * `dir` on the frame around the input, where no letter is, so that an Arabic name would begin on the left.
 */
export const ownDirection = { input: { dir: 'auto' } }
