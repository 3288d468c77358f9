type May = (permission: string) => boolean

/** Whether somebody may add children together with their guardian, as the server decides it. */
export const mayNewFamily = (may: May): boolean =>
  may('admin.students.create') && (may('admin.guardians.create') || may('admin.guardians.update'))

/** Whether somebody may add children to a guardian or a household there is. */
export const maySibling = (may: May): boolean =>
  may('admin.students.create') && may('admin.guardians.update') && may('admin.guardians.index')
