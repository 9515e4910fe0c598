/** The role in which applications under test work, on a server that only tests use (docs/security.md V1). */
export const testApplication = { user: 'bikur_test_application', password: 'only-for-tests' };
