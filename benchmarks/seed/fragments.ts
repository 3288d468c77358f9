/** What people type into the filter: given names in either script, as the search column has them; about 1,900 hits each. */
export const fragments = [
  'shahad',
  'rahaf',
  'joud',
  'ghala',
  'yara',
  'reem',
  'salma',
  'rania',
  'lina',
  'ساره',
  'شهد',
  'جود',
]
