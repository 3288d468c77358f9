/** Columns that are made of others or that the database keeps by itself: the trail is never told of them. */
export const derivedColumns = [
  'search_text',
  'sorted_en',
  'sorted_ar',
  'name_keys',
  'keyed_name',
  'seats_taken',
  'seats_over',
  'waiting',
  'students',
]
