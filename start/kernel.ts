import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { ofPages } from '#core/requests/token_routes'

server.errorHandler(() => import('#core/errors/exception_handler'))

server.use([
  () => import('#core/requests/container_bindings_middleware'),
  () => import('#core/requests/body_pace_middleware'),
  () => import('#core/requests/security_headers_middleware'),
  () => import('#core/pages/assets_middleware'),
  () => import('#core/requests/compression_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#core/pages/inertia_middleware'),
  () => import('#core/requests/well_formed_middleware'),
])

router.use([
  () => import('#core/tenants/tenant_middleware'),
  () => import('#core/requests/place_middleware'),
  ...ofPages([
    () => import('#core/requests/same_origin_middleware'),
    () => import('#core/sessions/kept_cookies_middleware'),
    () => import('@adonisjs/session/session_middleware'),
    () => import('#core/sessions/session_renewal_middleware'),
    () => import('#core/sessions/remembered_sign_in_middleware'),
    () => import('#core/sessions/locked_middleware'),
    () => import('#core/languages/locale_middleware'),
    () => import('#core/sessions/role_view_middleware'),
    () => import('#core/pages/asset_version_middleware'),
    () => import('#core/requests/slow_body_middleware'),
    () => import('#core/requests/arriving_uploads_middleware'),
    () => import('@adonisjs/core/bodyparser_middleware'),
    () => import('#core/requests/place_middleware'),
    () => import('#core/requests/plain_input_middleware'),
    () => import('#core/requests/anti_forgery_middleware'),
    () => import('@adonisjs/auth/initialize_auth_middleware'),
    () => import('#core/sessions/authentication_middleware'),
    () => import('#core/branches/branch_limit_middleware'),
    () => import('#core/pages/fresh_auth_middleware'),
  ]),
])

export const middleware = router.named({
  portal: () => import('#core/portals/portal_middleware'),
  confirmed: () => import('#core/sessions/confirmed_middleware'),
})
