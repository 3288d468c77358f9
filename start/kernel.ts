import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/exception_handler'))

server.use([
  () => import('#core/container_bindings_middleware'),
  () => import('#core/body_pace_middleware'),
  () => import('#core/security_headers_middleware'),
  () => import('#core/assets_middleware'),
  () => import('#core/compression_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#core/inertia_middleware'),
  () => import('#core/well_formed_middleware'),
])

router.use([
  () => import('#core/tenant_middleware'),
  () => import('#core/place_middleware'),
  () => import('#core/same_origin_middleware'),
  () => import('#core/kept_cookies_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('#core/session_renewal_middleware'),
  () => import('#core/recall_middleware'),
  () => import('#core/locked_middleware'),
  () => import('#core/locale_middleware'),
  () => import('#core/viewing_middleware'),
  () => import('#core/asset_version_middleware'),
  () => import('#core/body_on_its_way_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#core/place_middleware'),
  () => import('#core/plain_input_middleware'),
  () => import('#core/anti_forgery_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#core/authentication_middleware'),
  () => import('#core/fresh_auth_middleware'),
])

export const middleware = router.named({
  portal: () => import('#core/portal_middleware'),
  confirmed: () => import('#core/confirmed_middleware'),
})
