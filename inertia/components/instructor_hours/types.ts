import type { HourFigure } from '#domain/shared/choices/instructor_hours'
import type { StoredNames } from '#domain/shared/text/person_names'

export type HoursQuery = { from: string; until: string; branch: string | null }

export type Figures = Record<HourFigure, number> & { sessions: number }

export type HoursRow = StoredNames & Figures & { instructor_id: string; number: string }
