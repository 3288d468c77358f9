type Named = { subjectId: string | null; levelId: string | null }

export const subjectAndLevel = ({ subjectId, levelId }: Named) => [
  { field: 'subject_id', table: 'subjects', id: subjectId } as const,
  { field: 'level_id', table: 'levels', id: levelId } as const,
]
