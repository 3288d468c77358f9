export const onlyList = { only: ['list'], preserveState: true, preserveScroll: true }
