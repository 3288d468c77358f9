import { securityRoutes } from '~/components/two_factor/security_routes'
import { useShared } from '~/hooks/use_shared'

export const useSecurityRoutes = () => securityRoutes(useShared().auth?.user.kind ?? 'student')
