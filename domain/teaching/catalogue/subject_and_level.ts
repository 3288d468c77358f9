type Named = { subjectId: string | null; levelId: string | null }

/** The entries that a course or a service names, as unusableRecord() asks for them. */
export const subjectAndLevel = ({ subjectId, levelId }: Named) => [
  { field: 'subject_id', table: 'subjects', id: subjectId } as const,
  { field: 'level_id', table: 'levels', id: levelId } as const,
]
