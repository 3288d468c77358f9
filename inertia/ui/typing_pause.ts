/** How long somebody who types has to pause before the server is asked, in milliseconds. */
export const TYPING_PAUSE = 200
