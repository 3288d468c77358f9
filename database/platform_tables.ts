/** Every table outside the tenants; the schema linter refuses any other in schema `platform`. */
export const platformTables = [
  'migrations',
  'migrations_versions',
  'rate_limits',
  'remember_tokens',
  'search_mirrors',
  'sessions',
  'tenant_keys',
  'tenants',
  'zones',
]
