type May = (permission: string) => boolean

export const mayNewFamily = (may: May): boolean =>
  may('admin.students.create') && (may('admin.guardians.create') || may('admin.guardians.update'))

export const maySibling = (may: May): boolean =>
  may('admin.students.create') && may('admin.guardians.update') && may('admin.guardians.index')
