/** Has the focus for want of another. */
export const headingOf = () => document.querySelector<HTMLElement>('h1[tabindex="-1"]')
