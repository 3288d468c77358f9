/**
 * This stands in for laravel-precognition, which Inertia's forms import whole and use only for a form with an
 * endpoint of its own. No form here has one.
 */
function unused(): never {
  throw new Error('Forms here are validated by the server alone')
}

export const client = { withXsrfCookieName: unused, withXsrfHeaderName: unused }
export { unused as createValidator, unused as resolveName, unused as toSimpleValidationErrors }
