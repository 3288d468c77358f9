/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = /Mac OS|iPhone|iPad/.test(navigator.userAgent)
