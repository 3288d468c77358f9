const sorts = {
  name_en: ['sorted_en', 'id'],
  name_ar: ['sorted_ar', 'id'],
  created_at: ['created_at', 'id'],
  status: ['status', 'sequence'],
}

export const searchedPeople = [
  {
    one: 'student',
    table: 'students',
    sorts,
    statuses: ['lead', 'applicant', 'active', 'on_hold', 'left', 'alumni', 'blocked'],
  },
  { one: 'guardian', table: 'guardians', sorts, statuses: ['active', 'inactive'] },
]
