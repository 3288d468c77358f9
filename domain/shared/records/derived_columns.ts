/** Made or kept by the database, so the trail is never told of them. */
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
