/** Nothing was saved when such a page answers, whatever its status. */
export const isDoor = (component: string): boolean => /^(auth|errors)\//.test(component)
