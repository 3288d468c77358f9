import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type SubjectList = Data.Admin.Subjects.SubjectList
export type SubjectRow = SubjectList['rows'][number]
export type SubjectDetail = Data.Admin.Subjects.Subject

export type SubjectQuery = ListedQuery
