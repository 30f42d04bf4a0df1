/** Old and short addresses, each answered by a permanent redirect. */
export default {
  "/services/web": "/services/web-frontend",
  "/services/mobile": "/services/mobile-cross-platform",
  "/services/saas": "/services/saas-product",
  "/services/ai-ml": "/services/ai-ml-data",
  "/services/backend": "/services/backend-api",
  "/services/legacy": "/services/legacy-migration",
  "/industries/ecommerce": "/industries/e-commerce",
  "/industries/enterprise": "/services/custom-erp",
  "/careers": "/about/careers",
} satisfies Record<string, string>;
