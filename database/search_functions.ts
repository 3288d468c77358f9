/**
 * What may reach around row-level security and grants, and nothing else. The migrations make it; the schema linter allows
 * exactly it (docs/adr/0003-tenancy.md): each function filters by the entered tenant itself and has a two-tenant test.
 */
export const definerFunctions = [
  'platform.change_financial(jsonb,integer)',
  'platform.change_general(jsonb,integer)',
  'platform.change_security(boolean,integer,text[])',
  'search.guardian_page(text,text[],timestamp with time zone,timestamp with time zone,boolean,text,boolean,bigint,integer)',
  'search.student_page(text,text[],timestamp with time zone,timestamp with time zone,boolean,text,boolean,bigint,integer)',
]

/** The owner's own view of a searched table: without it FORCE ROW LEVEL SECURITY would bind the functions as well. */
export const readerPolicies = [
  { table: 'students', policy: 'search_reader' },
  { table: 'guardians', policy: 'search_reader' },
]
