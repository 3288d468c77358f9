/** What people type into the filter: names in either script, each with hundreds to thousands of hits. */
export const fragments = [
  'harbi',
  'yazan',
  'qais',
  'khoury',
  'rahaf',
  'tarawneh',
  'majali',
  'ghazaleh',
  'hijazi',
  'سارة'.replace('ة', 'ه'),
  'حداد',
  'عبدالله',
]
