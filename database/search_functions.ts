import { deviceFunctions } from '#database/sessions/device_functions'
import type { PlatformFunction } from '#database/sessions/platform_function'
import { sessionFunctions } from '#database/sessions/session_functions'
import { tryFunctions } from '#database/sessions/try_functions'

const named = ({ signature }: PlatformFunction) =>
  `platform.${signature
    .replace(/([(,])\s*\w+ /g, '$1')
    .replaceAll('timestamptz', 'timestamp with time zone')}`

/**
 * All that may reach around row-level security and grants. Migrations make these functions and the
 * schema linter allows exactly them (docs/adr/0003-tenancy.md, 0027-tenant-proof.md): each filters
 * by the entered tenant itself, asks for an exact key, or tells ids of tenants and nothing else,
 * and has a two-tenant test.
 */
export const definerFunctions = [
  'platform.enter(uuid,text,uuid[])',
  'platform.entered()',
  'platform.open_session(text)',
  'platform.uses_of(text[])',
  ...[...sessionFunctions, ...deviceFunctions, ...tryFunctions].map(named),
  'platform.centres_to_search()',
  'platform.count_branches()',
  'public.courses_search_update()',
  'public.keep_room_exclusive()',
  'public.room_exclusive_again()',
  'platform.change_financial(jsonb,integer)',
  'platform.change_general(jsonb,integer)',
  'platform.change_documents(jsonb,integer)',
  'platform.change_security(boolean,integer,text[])',
  'search.guardian_page(jsonb,text[],timestamp with time zone,timestamp with time zone,boolean,text,boolean,bigint,integer)',
  'search.student_page(jsonb,text[],timestamp with time zone,timestamp with time zone,boolean,text,boolean,bigint,integer)',
  'search.find_students(jsonb,integer,jsonb)',
  'search.find_instructors(jsonb,integer,jsonb)',
  'search.find_groups(jsonb,integer,jsonb,boolean)',
  'search.find_documents(jsonb)',
  'search.find_payments(jsonb)',
  'search.name_pairs(jsonb,integer,text[])',
]

/** The owner's own view of a searched table: without it FORCE ROW LEVEL SECURITY would bind the functions as well. */
export const readerPolicies = [
  'students',
  'guardians',
  'instructors',
  'administrators',
  'groups',
  'courses',
  'payers',
  'households',
  'documents',
  'document_lines',
  'payments',
  'payment_parts',
  'allocations',
  'search_changes',
].map((table) => ({ table, policy: 'search_reader' }))
