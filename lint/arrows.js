/**
 * The arrows of docs/architecture.md as no-restricted-imports blocks.
 * Flat config: the last matching block replaces the rule's options, so a block repeats what still holds in it,
 * and general blocks stand before special ones.
 */
const portals = ['admin', 'instructor', 'student', 'auth', 'search', 'preview', 'portal']
const portalFolders = portals.join('|')

/** Whom each context may know besides itself and domain/shared. */
const contexts = {
  access: [],
  people: ['access'],
  teaching: ['people', 'access'],
  scheduling: ['teaching', 'people', 'access'],
  attendance: ['scheduling', 'teaching', 'people', 'access'],
  billing: ['attendance', 'teaching', 'scheduling', 'people', 'access'],
  messaging: ['people', 'access'],
  imports: ['access', 'people', 'teaching', 'scheduling', 'billing'],
  search: ['access', 'people', 'teaching'],
  insights: ['access', 'people', 'teaching', 'scheduling', 'billing', 'messaging'],
}

const relative = [
  '^\\.\\.?/',
  'Imports start with an alias (#app, #domain, …), so that the arrows can be read.',
]
const noOuterLayers = [
  '^#(app|core|start|config|generated|inertia|providers|commands|bin|tests)/|^@adonisjs/(core/(http|services)(/|$)|session|auth|i18n|inertia|shield|bouncer|limiter)|^@inertiajs/',
  'The domain knows no HTTP, session, page, language or running application: pass in what it needs.',
]

/** What both sides keep: amounts, the areas, the choices of a form, and the limits that a page tells before the server. */
const shared = [
  'domain/shared/areas/area',
  'domain/shared/areas/areas',
  'domain/shared/areas/area_menu',
  'domain/shared/choices/absences',
  'domain/shared/choices/alert_kinds',
  'domain/shared/choices/attendance',
  'domain/shared/choices/instructor_hours',
  'domain/shared/choices/calendar_layouts',
  'domain/shared/choices/calendars',
  'domain/shared/choices/date_orders',
  'domain/shared/choices/digits',
  'domain/shared/choices/document_languages',
  'domain/shared/choices/file_types',
  'domain/shared/choices/genders',
  'domain/shared/choices/in_group',
  'domain/shared/choices/kinds',
  'domain/shared/choices/locales',
  'domain/shared/choices/make_ups',
  'domain/shared/choices/owed_lock',
  'domain/shared/choices/placement_warnings',
  'domain/shared/choices/scheduling_checks',
  'domain/shared/choices/search_indexes',
  'domain/shared/choices/substitution',
  'domain/shared/choices/tellable',
  'domain/shared/choices/work_types',
  'domain/shared/limits/address_length',
  'domain/shared/limits/counts',
  'domain/shared/limits/text_lengths',
  'domain/shared/limits/upload_limits',
  'domain/shared/lists/densities',
  'domain/shared/lists/page_sizes',
  'domain/shared/lists/whens',
  'domain/shared/money/currencies',
  'domain/shared/money/money',
  'domain/shared/money/rounding',
  'domain/shared/names/keyboard_swapped',
  'domain/shared/names/normalised_name',
  'domain/shared/names/split_name',
  'domain/shared/names/words/particles',
  'domain/shared/records/number_prefixes',
  'domain/shared/records/numbers_typed',
  'domain/shared/result',
  'domain/shared/text/digits',
  'domain/shared/text/isolate',
  'domain/shared/text/lines_of',
  'domain/shared/text/person_names',
  'domain/shared/text/unbroken',
  'domain/shared/text/whatsapp_address',
  'domain/shared/text/written_number',
  'domain/shared/text/written_range',
  'domain/shared/time/age',
  'domain/shared/time/calendar_span',
  'domain/shared/time/clock_times',
  'domain/shared/time/beside',
  'domain/shared/time/closed_hours',
  'domain/shared/time/hours_around',
  'domain/shared/time/day_span',
  'domain/shared/time/date_styles',
  'domain/shared/time/moment_writer',
  'domain/shared/time/written_hours',
  'domain/shared/time/typed_time',
  'domain/shared/time/wall_clock',
  'domain/shared/time/whole_days',
  'domain/shared/time/week_windows',
  'domain/shared/time/weekday',
  'domain/access/accounts/rules/account_status',
  'domain/access/accounts/rules/password',
  'domain/access/centre/rules/documents',
  'domain/access/centre/rules/slug',
  'domain/access/links/rules/link',
  'domain/access/second_factors/rules/second_factor',
  'domain/access/sessions/rules/session_lifetime',
  'domain/people/guardians/rules/guardian',
  'domain/people/guardians/rules/payer_kinds',
  'domain/people/instructors/rules/document_kinds',
  'domain/people/instructors/rules/iban',
  'domain/people/instructors/rules/instructor_status',
  'domain/people/instructors/rules/pay',
  'domain/people/students/rules/student_status',
  'domain/teaching/courses/rules/course_status',
  'domain/teaching/enrolments/rules/enrolment_state',
  'domain/teaching/enrolments/rules/first_day',
  'domain/teaching/enrolments/rules/suitability',
  'domain/teaching/groups/rules/group_state',
  'domain/teaching/groups/rules/offer_hours',
  'domain/teaching/catalogue/rules/level_scope',
  'domain/teaching/rules/price',
  'domain/scheduling/rooms/rules/room_kind',
  'domain/scheduling/class_sessions/rules/protection',
  'domain/scheduling/class_sessions/rules/session_kinds',
  'domain/scheduling/series/rules/series_kinds',
  'domain/scheduling/hours/rules/shifts',
  'domain/attendance/rules/outbox',
  'domain/attendance/rules/stored_entries',
  'domain/billing/rules/allocation',
  'domain/billing/rules/cash_rounding',
  'domain/billing/rules/cheque_states',
  'domain/billing/rules/payment_state',
  'domain/billing/rules/credited_lines',
  'domain/billing/rules/document_totals',
  'domain/billing/rules/draft_exponent',
  'domain/billing/rules/draft_totals',
  'domain/billing/rules/invoice_state',
  'domain/billing/rules/package',
  'domain/billing/rules/payment_method',
  'domain/billing/rules/service',
  'domain/billing/rules/typed_draft',
  'domain/imports/rules/plan_problems',
  'domain/imports/rules/policy',
]
const both = `(${shared.join('|')})`

const border = (name, files, ...forbidden) => ({
  name: `arrows/${name}`,
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: forbidden.map(([regex, message]) => ({ regex, message })) },
    ],
  },
})

const app = [
  relative,
  ['^#domain/reactions$', 'Who reacts is bound at boot, by its provider alone: publish an event.'],
  ['^#(tests|inertia)/', 'The application does not lean on its tests or its pages.'],
]

const portalBorders = portals
  .filter((portal) => portal !== 'portal')
  .map((portal) =>
    border(`app/${portal}`, [`app/${portal}/**/*.ts`], ...app, [
      `^#app/(?!${portal}/)(${portalFolders})/`,
      'A portal never imports another portal: what both need belongs in domain/ or app/core.',
    ])
  )

const contextBorders = Object.entries(contexts).map(([context, may]) =>
  border(`domain/${context}`, [`domain/${context}/**/*.ts`], relative, noOuterLayers, [
    `^#domain/(?!(${['shared', context, ...may].join('|')})/)`,
    `${context} may know only ${['shared', ...may].join(', ')}: publish an event and let the other react to it (domain/reactions.ts).`,
  ])
)

export const arrows = [
  border('server', ['{providers,start,config,commands,database,bin,tests}/**/*.ts'], relative),
  border('app', ['app/**/*.ts'], ...app),
  border('app/core', ['app/{core,mail,documents,jobs}/**/*.ts'], ...app, [
    `^#app/(${portalFolders})/`,
    'What every portal uses cannot know one of them.',
  ]),
  ...portalBorders,
  ...contextBorders,
  border('domain/shared', ['domain/shared/**/*.ts'], relative, noOuterLayers, [
    '^#domain/(?!shared/)',
    'shared is known by every context and knows none.',
  ]),
  border('domain/reactions', ['domain/reactions.ts'], relative, noOuterLayers),
  border(
    'domain/rules',
    ['domain/**/rules/**/*.ts'],
    [
      '^(?!#domain/shared/|luxon$|libphonenumber-js(/|$))',
      'A rule is a plain function: it imports only domain/shared and pure libraries (luxon, libphonenumber-js).',
    ]
  ),
  border(
    'domain/scheduling/rules',
    ['domain/scheduling/**/rules/**/*.ts'],
    [
      '^(?!#domain/(shared/|scheduling/([a-z_]+/)?rules/)|(luxon|rrule-temporal)$)',
      'A rule of the timetable is a plain function: it imports only rules, domain/shared, luxon and rrule-temporal.',
    ]
  ),
  border(
    'domain/billing/rules',
    ['domain/billing/rules/**/*.ts'],
    [
      '^(?!#domain/(shared/|billing/rules/)|luxon$)',
      'A rule of billing is a plain function: it imports only rules of its room, domain/shared and luxon.',
    ]
  ),
  border(
    'domain/attendance/rules',
    ['domain/attendance/rules/**/*.ts'],
    [
      '^(?!#domain/(shared/|attendance/rules/)|luxon$)',
      'A rule of attendance is a plain function: it imports only rules of its room, domain/shared and luxon.',
    ]
  ),
  border(
    'domain with pages',
    shared.map((path) => `${path}.ts`),
    [`^(?!#${both}$)`, 'What pages share with the server imports nothing else.']
  ),
  border(
    'inertia',
    ['inertia/**/*.{ts,tsx}'],
    [
      `^#(?!${both}$)|^@adonisjs/(?!inertia(/|$)|vite/)`,
      'Pages reach the server through @generated only, and the rules both sides share.',
    ],
    ['^\\.\\.?/(?!.*\\.css$)', 'Imports in inertia/ start with ~/ or @generated/.']
  ),
]
