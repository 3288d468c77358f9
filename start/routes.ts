import '#app/auth/routes'
import '#app/portal/routes'
import '#app/admin/home/routes'
import '#core/fallback_routes'
