INSERT INTO "email_proofs" ("user_id", "purpose", "email", "code_hash", "token_hash", "tries", "sent_at", "expires_at")
SELECT c."user_id", 'confirm-email', u."email", c."code_hash", c."token_hash", c."tries", c."sent_at", c."expires_at"
FROM "email_confirmations" c JOIN "users" u ON u."id" = c."user_id";
--> statement-breakpoint
DROP TABLE "email_confirmations" CASCADE;
--> statement-breakpoint
-- Who came first to a company owns it; who came later is a member.
UPDATE "users" u SET "company_role" = CASE WHEN u."id" = (
	SELECT f."id" FROM "users" f WHERE f."company_id" = u."company_id" ORDER BY f."created_at", f."id" LIMIT 1
) THEN 'owner' ELSE 'member' END
WHERE u."company_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "companies" SET "domain" = lower(regexp_replace(substring("website" from '^[a-zA-Z]+://([^/:?#]+)'), '^www\.', ''))
WHERE "website" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "approvals" ("user_id", "portal", "status", "requested_at")
SELECT "id", "portal", 'PENDING', "created_at" FROM "users"
WHERE "is_onboarding_completed" AND NOT "is_account_confirmed";
