/** After a change of the list itself only that is asked for again. */
export const onlyList = { only: ['list'], preserveState: true, preserveScroll: true }
